/** @jsxImportSource theme-ui */
import { useId } from 'react';
import {
  Alert,
  Badge,
  Box,
  Button,
  Card,
  Checkbox,
  Close,
  Divider,
  Donut,
  Field,
  Flex,
  Grid,
  Heading,
  IconButton,
  Label,
  Link,
  Message,
  Progress,
  Radio,
  Select,
  Slider,
  Switch,
  Text,
} from 'theme-ui';

interface ComponentsProps {
  /** Level of headings in them. */
  level?: 2 | 3;
}

/** Theme UI's components. Several sheets can be on a page, so ids come from `useId`. */
export default function Components({ level = 2 }: ComponentsProps) {
  const id = useId();
  return (
    <Grid gap={3}>
      <Flex sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
        <Button type="button">Light the lamp</Button>
        <Button type="button" variant="secondary">
          Not yet
        </Button>
        <Badge>3 new</Badge>
        <Link href="#specimens">Read the log</Link>
      </Flex>
      {/* Only a sample: screen readers shouldn't announce it. */}
      <Alert role="note">The lamp has no oil.</Alert>
      <Message>Fog is expected after midnight.</Message>
      <Card>
        <Heading as={`h${level}`} sx={{ fontSize: '1.25rem' }}>
          Station 12
        </Heading>
        <Text as="p" sx={{ m: 0, mt: 2 }}>
          Two keepers, one lamp, nine steps to the sea.
        </Text>
      </Card>
      <Box sx={{ p: 3, bg: 'muted', color: 'text' }}>A box with a muted background.</Box>
      <Field label="Ship name" name={`${id}ship`} defaultValue="Aurora" />
      <Box>
        <Label htmlFor={`${id}wind`}>Wind</Label>
        <Select id={`${id}wind`} defaultValue="Breeze">
          <option>Calm</option>
          <option>Breeze</option>
          <option>Storm</option>
        </Select>
      </Box>
      <Flex sx={{ gap: 3, flexWrap: 'wrap' }}>
        <Label sx={{ width: 'auto' }}>
          <Checkbox defaultChecked /> Rain
        </Label>
        <Label sx={{ width: 'auto' }}>
          <Radio name={`${id}sea`} defaultChecked /> Calm sea
        </Label>
        <Label sx={{ width: 'auto' }}>
          <Radio name={`${id}sea`} /> Rough sea
        </Label>
      </Flex>
      <Switch label="Fog horn" defaultChecked />
      <Slider aria-label="Brightness" defaultValue={60} />
      <Progress aria-label="Oil left" max={1} value={0.4} />
      <Divider />
      <Flex sx={{ gap: 3, alignItems: 'center' }}>
        <Donut role="meter" aria-label="Stairs climbed" value={0.7} size={64} />
        <IconButton type="button" aria-label="Menu">
          <svg viewBox="0 0 24 24" width="24" height="24" fill="currentColor" aria-hidden="true">
            <path d="M3 6h18v2H3zm0 5h18v2H3zm0 5h18v2H3z" />
          </svg>
        </IconButton>
        <Close type="button" aria-label="Put out the light" />
      </Flex>
    </Grid>
  );
}

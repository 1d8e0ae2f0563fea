import type { ReactNode } from 'react';
import {
  Alert,
  AspectImage,
  AspectRatio,
  Avatar,
  Badge,
  Box,
  Button,
  Card,
  Checkbox,
  Close,
  Container,
  Divider,
  Donut,
  Embed,
  Field,
  Flex,
  Grid,
  Heading,
  IconButton,
  Image,
  Input,
  Label,
  Link,
  MenuButton,
  Message,
  NavLink,
  Paragraph,
  Progress,
  Radio,
  Select,
  Slider,
  Spinner,
  Switch,
  Text,
  Textarea,
} from 'theme-ui';
import { images } from '../../content/examples/demo';

/** Placeholder for any content. */
const block = <Box sx={{ minHeight: 24, minWidth: 24, bg: 'primary', borderRadius: 'small' }} />;

/** Small example of each component, by name. Not interactive: the index renders it in an `inert` element. */
export const specimens: Record<string, ReactNode> = {
  Box: <Box sx={{ p: 3, bg: 'highlight', borderRadius: 'default' }}>Anything</Box>,
  Flex: (
    <Flex sx={{ gap: 2 }}>
      {block}
      {block}
      {block}
    </Flex>
  ),
  Grid: (
    <Grid columns={3} gap={2}>
      {block}
      {block}
      {block}
      {block}
      {block}
      {block}
    </Grid>
  ),
  Container: (
    <Box sx={{ width: '100%', py: 2, border: '1px dashed', borderColor: 'gray' }}>
      <Container sx={{ maxWidth: 80 }}>{block}</Container>
    </Box>
  ),
  Card: (
    <Card>
      <Text sx={{ fontWeight: 'bold' }}>Night ferry</Text>
    </Card>
  ),
  AspectRatio: (
    <Box sx={{ width: 112 }}>
      <AspectRatio
        ratio={16 / 9}
        sx={{ display: 'grid', placeItems: 'center', bg: 'highlight', borderRadius: 'default' }}
      >
        16 : 9
      </AspectRatio>
    </Box>
  ),
  Divider: (
    <Box sx={{ width: '100%', textAlign: 'center' }}>
      Morning
      <Divider sx={{ my: 2 }} />
      Evening
    </Box>
  ),
  Text: <Text sx={{ fontSize: 3 }}>Aa Bb Cc</Text>,
  Paragraph: (
    <Paragraph sx={{ fontSize: 0 }}>
      The ferry leaves at ten and arrives with the bakers, in time for the first bread.
    </Paragraph>
  ),
  Heading: <Heading as="div">Harbor news</Heading>,
  Link: (
    <Text>
      Read <Link href="#all-components">the guide</Link>
    </Text>
  ),
  NavLink: (
    <Flex as="span" sx={{ gap: 3 }}>
      <NavLink href="#all-components" className="active">
        Home
      </NavLink>
      <NavLink href="#all-components">Shop</NavLink>
    </Flex>
  ),
  Button: <Button>Save</Button>,
  IconButton: (
    <IconButton aria-label="Add">
      <svg viewBox="0 0 24 24" width="24" height="24" fill="none">
        <path d="M12 4v16M4 12h16" stroke="currentColor" strokeWidth="2" />
      </svg>
    </IconButton>
  ),
  MenuButton: <MenuButton />,
  Close: <Close />,
  Label: <Label sx={{ width: 'auto' }}>Ship name</Label>,
  Input: <Input defaultValue="Ada" />,
  Textarea: <Textarea rows={2} defaultValue="Two lines, or more." sx={{ fontSize: 1 }} />,
  Select: (
    <Box sx={{ width: '100%' }}>
      <Select>
        <option>Deck</option>
      </Select>
    </Box>
  ),
  Checkbox: (
    <Label sx={{ width: 'auto' }}>
      <Checkbox defaultChecked />
      Bicycle
    </Label>
  ),
  Radio: (
    <Flex sx={{ gap: 2 }}>
      <Label sx={{ width: 'auto' }}>
        <Radio name="specimen" defaultChecked />
        One
      </Label>
      <Label sx={{ width: 'auto' }}>
        <Radio name="specimen" />
        Two
      </Label>
    </Flex>
  ),
  Switch: (
    <Box>
      <Switch label="Night" defaultChecked />
    </Box>
  ),
  Slider: <Slider defaultValue={60} />,
  Field: (
    <Box sx={{ width: '100%' }}>
      <Field label="Name" name="specimen-name" defaultValue="Ada" />
    </Box>
  ),
  Image: <Image src={images.nyc} alt="" width={108} height={72} loading="lazy" />,
  Avatar: <Avatar src={images.logo} alt="" loading="lazy" />,
  AspectImage: (
    <Box sx={{ width: 72 }}>
      <AspectImage
        ratio={1}
        src={images.flatiron}
        alt=""
        width={72}
        height={72}
        loading="lazy"
        sx={{ width: '100%', height: '100%', borderRadius: 'default' }}
      />
    </Box>
  ),
  Embed: (
    <Box sx={{ width: 128, border: '1px solid', borderColor: 'gray' }}>
      <Embed
        title="A frame"
        tabIndex={-1}
        srcDoc="<body style='margin:0;display:grid;place-items:center;height:100vh;background:#336'><svg width='32' height='32'><path d='M4 2l26 14L4 30z' fill='#fff'/></svg>"
      />
    </Box>
  ),
  Alert: (
    <Alert role="presentation" sx={{ width: '100%' }}>
      Storm at six
    </Alert>
  ),
  Message: <Message sx={{ width: '100%', fontSize: 1 }}>Bring a coat.</Message>,
  Badge: (
    <Box>
      Maps <Badge>Beta</Badge>
    </Box>
  ),
  Progress: <Progress value={0.6} aria-label="60 percent" />,
  Donut: <Donut value={0.7} size={64} strokeWidth={4} aria-label="70 percent" />,
  Spinner: <Spinner size={40} title="Loading" />,
};

/** @jsxImportSource theme-ui */
import { useId, useState } from 'react';
import {
  Box,
  Button,
  Checkbox,
  Field,
  Flex,
  Heading,
  Label,
  Message,
  Radio,
  Select,
  Switch,
  Text,
  Textarea,
} from 'theme-ui';

/** A form whose fields have labels, and what it says when it was sent. */
export default function Form() {
  const id = useId();
  const [sent, setSent] = useState(false);
  return (
    <Box
      as="form"
      aria-labelledby={`${id}title`}
      onSubmit={() => setSent(true)}
      sx={{ display: 'grid', gap: 3, maxWidth: 560 }}
    >
      <Heading as="h2" id={`${id}title`}>
        Apply for a night watch
      </Heading>
      <Field label="Your name" name={`${id}name`} defaultValue="Ida Holm" autoComplete="off" />
      <Field
        label="Email"
        name={`${id}email`}
        type="email"
        placeholder="ida@example.org"
        autoComplete="off"
      />
      <Box>
        <Label htmlFor={`${id}station`}>Station</Label>
        <Select id={`${id}station`} defaultValue="North mole">
          <option>North mole</option>
          <option>Gull rock</option>
        </Select>
      </Box>
      <Box>
        <Label htmlFor={`${id}why`}>Why do you want to join?</Label>
        <Textarea
          id={`${id}why`}
          rows={3}
          defaultValue="I don’t sleep anyway."
          sx={{ fontFamily: 'inherit', fontSize: 'inherit' }}
        />
      </Box>
      <Box as="fieldset" sx={{ m: 0, p: 0, border: 0 }}>
        <Text as="legend" sx={{ mb: 2 }}>
          Shift
        </Text>
        <Flex sx={{ gap: 3, flexWrap: 'wrap' }}>
          <Label sx={{ width: 'auto' }}>
            <Radio name={`${id}shift`} defaultChecked /> Dusk
          </Label>
          <Label sx={{ width: 'auto' }}>
            <Radio name={`${id}shift`} /> Dawn
          </Label>
        </Flex>
      </Box>
      <Label>
        <Checkbox defaultChecked /> I can climb 140 stairs
      </Label>
      <Switch label="Email me about other watches" />
      <Flex sx={{ gap: 2, flexWrap: 'wrap' }}>
        <Button type="submit">Apply</Button>
        <Button type="reset" variant="secondary" onClick={() => setSent(false)}>
          Start over
        </Button>
      </Flex>
      {sent && <Message>Your application is on its way.</Message>}
    </Box>
  );
}

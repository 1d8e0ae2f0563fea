/**
 * What the preview of /customize shows, as code for the sandbox of live examples. Several stand beside each
 * other, so ids come from `useId`; nothing but Theme UI is used.
 */

const components = `function Components() {
  const id = useId();
  return (
    <Grid gap={3}>
      <Flex sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
        <Button type="button">Light the lamp</Button>
        <Button type="button" variant="secondary">Not yet</Button>
        <Badge>3 new</Badge>
        <Link href="#log">Read the log</Link>
      </Flex>
      <Alert role="note">The lamp has no oil.</Alert>
      <Message>Fog is expected after midnight.</Message>
      <Card>
        <Heading as="h2" sx={{ fontSize: '1.25rem' }}>Station 12</Heading>
        <Text as="p" sx={{ m: 0, mt: 2 }}>Two keepers, one lamp, nine steps to the sea.</Text>
      </Card>
      <Box sx={{ p: 3, bg: 'muted', color: 'text' }}>A box on the muted color.</Box>
      <Field label="Name of the ship" name={id + 'ship'} defaultValue="Aurora" />
      <Box>
        <Label htmlFor={id + 'wind'}>Wind</Label>
        <Select id={id + 'wind'} defaultValue="Breeze">
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
          <Radio name={id + 'sea'} defaultChecked /> Calm sea
        </Label>
        <Label sx={{ width: 'auto' }}>
          <Radio name={id + 'sea'} /> Rough sea
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
        <Close type="button" aria-label="Put the light out" />
      </Flex>
    </Grid>
  );
}`;

const dashboard = `const watches = [
  ['North mole', 'Ida Holm', 'Lit'],
  ['Gull rock', 'Per Aas', 'Dimmed'],
  ['Old pier', 'Nobody', 'Dark'],
];

function Figure({ label, value, change }) {
  return (
    <Card>
      <Text as="p" sx={{ m: 0, fontSize: 1 }}>{label}</Text>
      <Heading as="p" sx={{ my: 1, fontSize: 5 }}>{value}</Heading>
      <Badge>{change}</Badge>
    </Card>
  );
}

export default function Dashboard() {
  return (
    <Grid gap={3}>
      <Flex as="nav" aria-label="Sample" sx={{ gap: 3, alignItems: 'center', flexWrap: 'wrap' }}>
        <Heading as="h2" sx={{ fontSize: 3, mr: 'auto' }}>Coast guard</Heading>
        <NavLink href="#watches" className="active">Watches</NavLink>
        <NavLink href="#ships">Ships</NavLink>
        <Badge>3 new</Badge>
      </Flex>
      <Grid gap={3} sx={{ gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))' }}>
        <Figure label="Ships tonight" value="42" change="5 more" />
        <Figure label="Lamps lit" value="11 of 12" change="1 dark" />
      </Grid>
      <Card>
        <Flex sx={{ justifyContent: 'space-between', mb: 2 }}>
          <Text sx={{ fontWeight: 'bold' }}>Oil in the store</Text>
          <Text>68 %</Text>
        </Flex>
        <Progress aria-label="Oil in the store" max={100} value={68} />
      </Card>
      <Box as="table" sx={{ width: '100%', borderCollapse: 'collapse', td: { py: 2, borderTop: '1px solid', borderColor: 'muted' }, th: { py: 2, textAlign: 'start' } }}>
        <thead>
          <tr>
            <th scope="col">Lighthouse</th>
            <th scope="col">Keeper</th>
            <th scope="col">Lamp</th>
          </tr>
        </thead>
        <tbody>
          {watches.map(([place, keeper, lamp]) => (
            <tr key={place}>
              <td><Link href="#watches">{place}</Link></td>
              <td>{keeper}</td>
              <td>{lamp}</td>
            </tr>
          ))}
        </tbody>
      </Box>
      <Flex sx={{ gap: 2, flexWrap: 'wrap' }}>
        <Button type="button">Send a boat</Button>
        <Button type="button" variant="secondary">Write the report</Button>
      </Flex>
    </Grid>
  );
}`;

const article = `const styled = (tag, name = tag) => ({ children }) => (
  <Box as={tag} variant={'styles.' + name}>{children}</Box>
);
const Title = styled('h2', 'h1');
const Section = styled('h3', 'h2');
const Part = styled('h4', 'h3');
const P = styled('p');
const Ul = styled('ul');
const Ol = styled('ol');
const Li = styled('li');
const Quote = styled('blockquote');
const Pre = styled('pre');
const Code = styled('code');
const Table = styled('table');
const Th = styled('th');
const Td = styled('td');
const Hr = styled('hr');

export default function Article() {
  return (
    <Box as="article">
      <Title>The lighthouse keeps a log</Title>
      <P>
        Each evening the keeper writes down <Link href="#log">wind and weather</Link>. Rain is
        a <em>light</em> or a <strong>heavy</strong> entry, and the lamp is checked
        with <Code>lamp --test</Code>.
      </P>
      <Section>What goes in</Section>
      <Ul>
        <Li>The hour the lamp was lit</Li>
        <Li>Ships that answered</Li>
      </Ul>
      <Ol>
        <Li>Read the barometer</Li>
        <Li>Climb the stairs</Li>
      </Ol>
      <Quote>No entry is an entry too: nothing passed.</Quote>
      <Part>Last night</Part>
      <Pre>{'wind: 6\\nlamp: "lit at 17:42"'}</Pre>
      <Table>
        <thead>
          <tr>
            <Th>Hour</Th>
            <Th>Ship</Th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <Td>21:10</Td>
            <Td>Aurora</Td>
          </tr>
          <tr>
            <Td>23:55</Td>
            <Td>Margarete</Td>
          </tr>
        </tbody>
      </Table>
      <Hr />
      <P>The next keeper signs below.</P>
    </Box>
  );
}`;

const form = `function Application() {
  const id = useId();
  const [sent, setSent] = useState(false);
  return (
    <Box
      as="form"
      aria-labelledby={id + 'title'}
      onSubmit={() => setSent(true)}
      sx={{ display: 'grid', gap: 3, maxWidth: 560 }}
    >
      <Heading as="h2" id={id + 'title'}>Apply for a night watch</Heading>
      <Field label="Your name" name={id + 'name'} defaultValue="Ida Holm" autoComplete="off" />
      <Field
        label="Email"
        name={id + 'email'}
        type="email"
        placeholder="ida@example.org"
        autoComplete="off"
      />
      <Box>
        <Label htmlFor={id + 'station'}>Station</Label>
        <Select id={id + 'station'} defaultValue="North mole">
          <option>North mole</option>
          <option>Gull rock</option>
        </Select>
      </Box>
      <Box>
        <Label htmlFor={id + 'why'}>Why you</Label>
        <Textarea
          id={id + 'why'}
          rows={3}
          defaultValue="I do not sleep anyway."
          sx={{ fontFamily: 'inherit', fontSize: 'inherit' }}
        />
      </Box>
      <Box as="fieldset" sx={{ m: 0, p: 0, border: 0 }}>
        <Text as="legend" sx={{ mb: 2 }}>Shift</Text>
        <Flex sx={{ gap: 3, flexWrap: 'wrap' }}>
          <Label sx={{ width: 'auto' }}>
            <Radio name={id + 'shift'} defaultChecked /> Dusk
          </Label>
          <Label sx={{ width: 'auto' }}>
            <Radio name={id + 'shift'} /> Dawn
          </Label>
        </Flex>
      </Box>
      <Label>
        <Checkbox defaultChecked /> I can climb 140 stairs
      </Label>
      <Switch label="Write to me about other watches" />
      <Flex sx={{ gap: 2, flexWrap: 'wrap' }}>
        <Button type="submit">Apply</Button>
        <Button type="reset" variant="secondary" onClick={() => setSent(false)}>Start over</Button>
      </Flex>
      {sent && <Message>Your application is on its way.</Message>}
    </Box>
  );
}`;

/** The samples by their names in the select; the recipe comes from its page. */
export const customizeSamples = {
  Components: components,
  Dashboard: dashboard,
  Article: article,
  Form: form,
} as const;

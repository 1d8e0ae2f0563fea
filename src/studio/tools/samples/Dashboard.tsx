/** @jsxImportSource theme-ui */
import {
  Badge,
  Box,
  Button,
  Card,
  Flex,
  Grid,
  Heading,
  Link,
  NavLink,
  Progress,
  Text,
} from 'theme-ui';

const watches = [
  ['North mole', 'Ida Holm', 'Lit'],
  ['Gull rock', 'Per Aas', 'Dimmed'],
  ['Old pier', 'Nobody', 'Dark'],
];

interface FigureProps {
  label: string;
  value: string;
  change: string;
}

function Figure({ label, value, change }: FigureProps) {
  return (
    <Card>
      <Text as="p" sx={{ m: 0, fontSize: 1 }}>
        {label}
      </Text>
      <Heading as="p" sx={{ my: 1, fontSize: 5 }}>
        {value}
      </Heading>
      <Badge>{change}</Badge>
    </Card>
  );
}

/** A page of an app: navigation, figures, and a table. */
export default function Dashboard() {
  return (
    <Grid gap={3}>
      <Flex as="nav" aria-label="Sample" sx={{ gap: 3, alignItems: 'center', flexWrap: 'wrap' }}>
        <Heading as="h2" sx={{ fontSize: 3, marginInlineEnd: 'auto' }}>
          Coast guard
        </Heading>
        <NavLink href="#watches" className="active">
          Watches
        </NavLink>
        <NavLink href="#ships">Ships</NavLink>
        <Badge>3 new</Badge>
      </Flex>
      <Grid gap={3} sx={{ gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))' }}>
        <Figure label="Ships tonight" value="42" change="5 more" />
        <Figure label="Lamps lit" value="11 of 12" change="1 dark" />
      </Grid>
      <Card>
        <Flex sx={{ justifyContent: 'space-between', mb: 2 }}>
          <Text sx={{ fontWeight: 'bold' }}>Oil in storage</Text>
          <Text>68 %</Text>
        </Flex>
        <Progress aria-label="Oil in storage" max={100} value={68} />
      </Card>
      <Box
        as="table"
        sx={{
          width: '100%',
          borderCollapse: 'collapse',
          td: { py: 2, borderTop: '1px solid', borderColor: 'muted' },
          th: { py: 2, textAlign: 'start' },
        }}
      >
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
              <td>
                <Link href="#watches">{place}</Link>
              </td>
              <td>{keeper}</td>
              <td>{lamp}</td>
            </tr>
          ))}
        </tbody>
      </Box>
      <Flex sx={{ gap: 2, flexWrap: 'wrap' }}>
        <Button type="button">Send a boat</Button>
        <Button type="button" variant="secondary">
          Write the report
        </Button>
      </Flex>
    </Grid>
  );
}

import type { SharedWork } from './share-link';
import { sitePreset } from './messages';

/** Code and look of the playground without a link or stored work. */
export const startingWork: SharedWork = {
  code: `function Booking() {
  const [nights, setNights] = useState(2);
  const stay = (change) => setNights(nights + change);
  return (
    <Card sx={{ maxWidth: 420 }}>
      <Image
        src={images.flatiron}
        alt="The Flatiron Building"
        width={1080}
        height={720}
      />
      <Heading as="h2" sx={{ mt: 3, fontSize: 3 }}>
        Room on the ninth floor
      </Heading>
      <Text as="p" sx={{ my: 2, color: 'gray' }}>
        {nights} nights, {nights * 140} dollars
      </Text>
      <Flex sx={{ gap: 2, flexWrap: 'wrap' }}>
        <Button onClick={() => stay(1)}>Stay longer</Button>
        <Button
          variant="secondary"
          disabled={nights === 1}
          onClick={() => stay(-1)}
        >
          Leave earlier
        </Button>
      </Flex>
    </Card>
  );
}`,
  theme: `{
  radii: { default: 12, large: 20 },
}`,
  preset: sitePreset,
  mode: undefined,
};

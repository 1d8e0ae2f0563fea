/** Renders nothing; stands for components of Docusaurus that this site turned off. */
export default function Nothing(): null {
  return null;
}

/** What a file has that an import does not take, so that nobody believes it to be in; nothing where all is taken. */
export const NotTaken = ({ headings }: { headings: readonly string[] }) =>
  headings.length > 0 && <p>{`Not taken from this file: ${headings.join(', ')}.`}</p>;

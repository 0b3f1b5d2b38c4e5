/** A long word that may go on in the next line after so many of its characters, and is copied as one. */
export const PartedText = ({ text, at }: { text: string; at: number }) => (
  <>
    {text.slice(0, at)}
    <wbr />
    {text.slice(at)}
  </>
);

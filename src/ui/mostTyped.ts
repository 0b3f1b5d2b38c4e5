/** How many characters a line and a text area take in: above what their rules allow, so that these still say so. */
export const MOST_TYPED = { line: 250, area: 2_500 };

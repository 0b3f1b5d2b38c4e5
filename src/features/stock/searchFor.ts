/** The address of a list that shows what a search for the text finds (D1). */
export const searchFor = (list: string, text: string): string => `${list}?${new URLSearchParams({ q: text })}`;

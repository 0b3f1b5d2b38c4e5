/** The address of a list that shows what a search for the text finds (D1). */
export const searchFor = (list: string, text: string): string => `${list}?${new URLSearchParams({ q: text })}`;

/** The address of a list that shows the part of it with this name. */
export const partOf = (list: string, name: string): string => `${list}?${new URLSearchParams({ show: name })}`;

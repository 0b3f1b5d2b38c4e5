/** The address of a list that shows the part of it with this name. */
export const partOf = (list: string, name: string): string => `${list}?${new URLSearchParams({ show: name })}`;

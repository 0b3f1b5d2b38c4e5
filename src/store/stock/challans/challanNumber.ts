/** What the printed code of a challan says, which the scan field reads. */
export const challanCode = (number: number): string => `CHALLAN ${number}`;

/** The number of the challan that was scanned, or typed; undefined of any other text. */
export const numberScanned = (text: string): string | undefined =>
  /^\s*(?:challan\s*)?(?:no\.?\s*)?(\d{1,9})\s*$/i.exec(text)?.[1];

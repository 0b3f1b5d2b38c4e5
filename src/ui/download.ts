/** Hands a file to the person as a download of that name. */
export function download(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // A large one takes the browser a while to fetch.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

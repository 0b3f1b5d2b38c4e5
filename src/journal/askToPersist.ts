/** Asks the browser not to clear by itself what is kept here; it may say no, and asks the person or not as it likes. */
export async function askToPersist() {
  // Not offered at addresses that are not secure.
  if (!('storage' in navigator)) return;
  await navigator.storage.persist().catch(() => false);
}

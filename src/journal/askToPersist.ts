/** Asks the browser not to clear by itself what is kept here; it may say no, and asks the person or not as it likes. */
export async function askToPersist() {
  try {
    await navigator.storage.persist();
  } catch {
    // Not offered by every browser, nor at addresses that are not secure.
  }
}

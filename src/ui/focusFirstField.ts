/** Puts the focus into the first field of a dialog that has opened, unless somebody was faster and is in one already. */
export function focusFirstField(place: HTMLElement | null): void {
  if (place?.contains(document.activeElement)) return;
  place?.querySelector<HTMLElement>('input, textarea')?.focus();
}

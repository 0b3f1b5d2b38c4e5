/**
 * Puts the focus into the first field of a dialog that has opened, which may be the place for a file, unless somebody was faster
 * and is in one already; a hidden one tells password managers whose password it is.
 */
export function focusFirstField(place: HTMLElement | null): void {
  if (place?.contains(document.activeElement)) return;
  place
    ?.querySelector<HTMLElement>('input:not([hidden], [type="file"]), textarea, .ant-upload[role="button"]')
    ?.focus();
}

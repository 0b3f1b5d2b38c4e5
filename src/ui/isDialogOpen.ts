/** Whether a dialog is in sight: what is beneath it does not answer, wherever the focus went. */
export const isDialogOpen = (): boolean =>
  [...document.querySelectorAll('[aria-modal=true], dialog:modal')].some((one) => one.checkVisibility());

/** The classes of what no page of the product shows: a build leaves their styles out, and no journey may meet one. */
export const UNSHOWN: readonly RegExp[] = [
  // The product is read from left to right.
  /^ant-.*-rtl(-|$)/,
  // A Menu stands in a Dropdown only, which dresses it itself.
  /^ant-menu(-|$)/,
];

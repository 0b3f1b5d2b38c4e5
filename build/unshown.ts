/** antd's preset colours, of which no page shows one: the product has its own few. */
export const PRESET_COLOURS = 'blue|purple|cyan|green|magenta|pink|red|orange|yellow|volcano|geekblue|gold|lime';

/** The classes of what no page of the product shows: a build leaves their styles out, and no journey may meet one. */
export const UNSHOWN: readonly RegExp[] = [
  // The product is read from left to right.
  /^ant-.*-rtl(-|$)/,
  // A Menu stands in a Dropdown only, which dresses it itself.
  /^ant-menu(-|$)/,
  // A Button, Tooltip, Popover or the like in a preset colour.
  new RegExp(`^ant-.*-(${PRESET_COLOURS})(-|$)`),
  // What vite.config.ts leaves out of the scripts: parts of Input, Select and Table.
  /^ant-input-(group|search|otp|password)(-|$)/,
  /^ant-select-multiple$/,
  /^ant-table-(filter-dropdown|selection)(-|$)/,
  // Looks that no page chooses.
  /^ant-.*-(borderless|underlined)$/,
  /^ant-.*-compact-vertical(-|$)/,
  /^ant-btn-group$/,
  /^ant-dropdown-menu-submenu(-|$)/,
  /^ant-pagination-(simple|options-quick-jumper)(-|$)/,
  /^ant-skeleton-(avatar|button|image|input)(-|$)/,
  /^ant-space-addon(-|$)/,
  /^ant-table-bordered$/,
  /^ant-btn-(background-ghost|circle|round|variant-dashed)$/,
  /^ant-dropdown-(arrow$|placement-(top$|bottom$|left|right))/,
  /^ant-(move|slide-(left|right))-/,
  /^ant-(popover|tooltip)-placement-(left|right)/,
  /^ant-select-(compact|filled|lg)(-|$)/,
  /^ant-spin-fullscreen$/,
  /^ant-.*-status-warning$/,
  /^ant-table-(filter-trigger|footer|sticky|row-expand-icon|summary|tbody-virtual|title)(-|$)/,
  /^ant-tooltip-unique-/,
  /^ant-wave$/,
];

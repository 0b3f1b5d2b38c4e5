/** The lists of screens that are not part of the first code, by area. */
export const areas = {
  stock: () => import('./stockScreens'),
  sales: () => import('./salesScreens'),
  care: () => import('./careScreens'),
  installer: () => import('./installerScreens'),
};

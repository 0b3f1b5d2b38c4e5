// One address of every route, for tests and screenshots that walk through all of them.
import { paths } from '@/paths';

const addressesOf = (group: Record<string, unknown>) =>
  Object.values(group).filter((path): path is string => typeof path === 'string');

/** One address of every route: what the screenshots and the tests walk through. */
export const everyPath: readonly string[] = [
  ...addressesOf(paths),
  ...addressesOf(paths.settings),
  ...addressesOf(paths.outside),
  ...addressesOf(paths.vendors),
  paths.vendors.detail(1),
  ...addressesOf(paths.stocks),
  ...addressesOf(paths.sales),
  ...addressesOf(paths.care),
  paths.installerVisitOf(3),
  paths.installerChallanOf(1),
];

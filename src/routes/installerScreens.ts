/** The code of the installer's app, by what it shows. */
export default {
  layout: () => import('@/layouts/InstallerLayout'),
  day: () => import('@/features/installer/DayScreen'),
  visit: () => import('@/features/installer/VisitScreen'),
  accept: () => import('@/features/installer/AcceptScreen'),
  notReached: () => import('@/features/installer/NotReachedScreen'),
};

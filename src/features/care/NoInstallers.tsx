import { beginAt, paths } from '@/paths';
import { LinkButton } from '@/ui/links';
import { Notice } from '@/ui/Notice';

/** Says that nobody is there to whom a job could be given, and leads to where one is added. */
export const NoInstallers = () => (
  <Notice text="No installers yet.">
    <LinkButton to={beginAt(paths.settings.stock, 'installer')}>Add Installer</LinkButton>
  </Notice>
);

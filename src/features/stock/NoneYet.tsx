import { paths } from '@/paths';
import { TextLink } from '@/ui/links';

/** Says that there is nothing yet, and what is added where, so that there will be: `Add branches under Settings, Stock.` */
export const NoneYet = ({ says, add }: { says: string; add: string }) => (
  <>
    {says} {add} under <TextLink to={paths.settings.stock}>Settings, Stock</TextLink>.
  </>
);

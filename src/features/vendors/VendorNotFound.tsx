import { paths } from '@/paths';
import { LinkButton } from '@/ui/links';
import { Notice } from '@/ui/Notice';
import { Page } from '@/ui/Page';
import { useWayBack } from '@/ui/trail';

/** What the detail screen shows when no vendor has the number in the address; `lost` went while a dialog about it was open. */
export const VendorNotFound = ({ id, lost }: { id: string; lost: string | undefined }) => (
  <Page title="Vendor not found">
    <Notice
      text={
        lost
          ? `${lost} is not there any more, and what was being typed about it is not saved.`
          : `There is no vendor with the number ${id}.`
      }
    >
      <LinkButton type="primary" to={useWayBack(paths.vendors.list)}>
        Back to Vendor List
      </LinkButton>
    </Notice>
  </Page>
);

import { paths } from '@/paths';
import { LinkButton } from '@/ui/links';
import { Notice } from '@/ui/Notice';
import { Page } from '@/ui/Page';

/** What the detail screen shows when no vendor has the number in the address (spec 8). */
export const VendorNotFound = ({ id }: { id: string }) => (
  <Page title="Vendor not found">
    <Notice text={`There is no vendor with the number ${id}.`}>
      <LinkButton type="primary" to={paths.vendors.list}>
        Back to Vendor List
      </LinkButton>
    </Notice>
  </Page>
);

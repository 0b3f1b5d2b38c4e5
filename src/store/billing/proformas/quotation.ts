import type { AccountRow, GstChoice } from '@/store/clients/accounts/account';
import type { LineKind } from '@/store/billing/bills/bill';
import type { LineDraft } from '@/store/billing/bills/billAmounts';
import type { Company } from '@/store/billing/company/company';
import { paise } from '@/store/kit/money';

const lineOf = (kind: LineKind, price: number, gst: GstChoice, hsn: string, why?: string): LineDraft[] =>
  price === 0
    ? []
    : [
        {
          kind,
          price,
          ...(gst === 'Including' && { included: true }),
          hsn,
          ...(why !== undefined && { why }),
          paise: paise(price),
        },
      ];

/** Why hardware and its installation stand on no later bill, however many vehicles follow. */
const ONCE = 'once, for the first fitting';

/** What is charged once, with the first fitting: the devices, with their IMEIs where they are known, and their installation. */
export const hardwareLines = (
  { package: sold }: AccountRow,
  { hardwareHsn, installationSac }: Company,
  imeis: readonly string[] = [],
): LineDraft[] => [
  ...lineOf('Hardware', sold.hardware, sold.hardwareGstIncluded, hardwareHsn, ONCE).map((line) => ({
    ...line,
    ...(imeis.length > 0 && { imeis }),
  })),
  ...lineOf('Installation', sold.installation, sold.installationGstIncluded, installationSac, ONCE),
];

/** One period of a lease. */
const leaseLines = ({ package: sold }: AccountRow, { leaseSac }: Company, why?: string): LineDraft[] =>
  lineOf('Lease', sold.hardwareOnLease, sold.leaseGstIncluded, leaseSac, why);

/** One period of a lease as it falls due. */
export const dueLeaseLines = (account: AccountRow, company: Company): LineDraft[] =>
  leaseLines(account, company, `lease, ${account.package.leasePlan}`);

/** All that the package of the wizard quotes: hardware, installation, one period of the lease and of the subscription. */
export const quotedLines = (account: AccountRow, company: Company): LineDraft[] => [
  ...hardwareLines(account, company),
  ...leaseLines(account, company, account.package.leasePlan),
  ...lineOf(
    'Subscription',
    account.package.subscription,
    account.package.subscriptionGstIncluded,
    company.subscriptionSac,
    account.package.subscriptionPlan,
  ),
];

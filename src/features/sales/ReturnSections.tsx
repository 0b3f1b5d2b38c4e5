import { formatMoney } from '@/format';
import { useAppSelector } from '@/parts/hooks';
import { paths } from '@/paths';
import { companyNow } from '@/store/billing/company/company';
import { faultRows } from '@/store/billing/returns/gstr1/faultRows';
import type { PortalFault } from '@/store/billing/returns/gstr1/portalFault';
import type { Filing } from '@/store/billing/returns/taxReturn';
import { TextLink } from '@/ui/links';
import { AdvanceParts } from './AdvanceParts';
import { AmendedParts } from './AmendedParts';
import { BooksParts } from './BooksParts';
import { HsnParts } from './HsnParts';
import { missingColumns } from './missingColumns';
import { NilPart } from './NilPart';
import { NoteParts } from './NoteParts';
import { ReturnPart } from './ReturnPart';
import { b2bColumns, b2cColumns, b2clColumns, documentColumns, tieColumns } from './taxReturnColumns';
import styles from './ReturnSections.module.css';

/** That our own GST number, which every return begins with, or our state is not filled in. */
function OwnDetails({ gstin }: { gstin: string }) {
  const { stateCode } = useAppSelector(companyNow);
  const missing = [gstin === '' && 'GST number', stateCode === '' && 'state'].filter((one) => one !== false);
  if (missing.length === 0) return null;
  return (
    <p className={styles.note}>
      Our own {missing.join(' and ')} {missing.length === 1 ? 'is' : 'are'} not filled in yet:{' '}
      <TextLink to={paths.settings.company}>Settings, Company</TextLink>.
    </p>
  );
}

/** The sections of a month's GSTR-1, what they come to, and what is missing: what the portal would refuse of the file that was saved last among it. */
export function ReturnSections({ found, faults }: { found: Filing; faults: readonly PortalFault[] }) {
  const limit = formatMoney(found.largeAbove);
  return (
    <>
      <OwnDetails gstin={found.gstr1.head.gstin} />
      <ReturnPart
        title="What is missing"
        name="missing"
        note="Fix this before you file the return. An issued bill does not change: correct the client, then cancel or credit the bill and bill again."
        rows={[...faultRows(faults, found), ...found.missing]}
        columns={missingColumns}
        empty="Nothing is missing."
      />
      <ReturnPart
        title="B2B"
        name="b2b"
        note="Bills of clients with a GST number."
        rows={found.b2b}
        columns={b2bColumns}
        searchHint="Number, GSTIN or name"
        empty="No bill of a client with a GST number."
      />
      <ReturnPart
        title="B2C large"
        name="b2cl"
        note={`Bills above ${limit} of clients without a GST number in other states.`}
        rows={found.b2cl}
        columns={b2clColumns}
        searchHint="Number or name"
        empty={`No bill above ${limit} of a client without a GST number in another state.`}
      />
      <ReturnPart
        title="B2C others"
        name="b2c"
        note="All other bills and the debit notes over them less the credit notes on them, by place of supply and rate."
        rows={found.b2c}
        columns={b2cColumns}
        empty="No other bill, and no credit note on one."
      />
      <NilPart rows={found.nil} />
      <NoteParts {...found} />
      <AmendedParts {...found.amended} />
      <AdvanceParts {...found.advances} />
      <HsnParts rows={found.hsn} />
      <ReturnPart
        title="Documents issued"
        name="documents"
        note="The numbers that were given, those of cancelled documents included."
        rows={found.documents}
        columns={documentColumns}
        empty="None."
      />
      <ReturnPart
        title="Sums"
        name="sums"
        note="Taxable value, taxes and round off come to the total, and the sections to the documents."
        rows={found.tie}
        columns={tieColumns}
        empty="None."
      />
      {found.books && <BooksParts {...found.books} />}
    </>
  );
}

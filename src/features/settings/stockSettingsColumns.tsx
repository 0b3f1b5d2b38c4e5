import { EditOutlined } from '@ant-design/icons';
import { BRANCH_LABELS, type Branch } from '@/store/places/branches/branch';
import { branchEdited } from '@/store/facts/branches';
import type { Installer } from '@/store/places/installers/installer';
import { installerEdited } from '@/store/facts/installers';
import type { RefusedNumbers } from '@/parts/refusedNumbers/useRefusedNumbers';
import { Badge } from '@/ui/Badge';
import { columnsOf } from '@/ui/columns';
import { Icon } from '@/ui/Icon';

const branch = columnsOf<Branch>();

/** A mobile number, with a mark where the provider of SMS calls it none. */
const markedNumber = (mobile: string | undefined, refused: RefusedNumbers) =>
  mobile !== undefined && refused.has(mobile) ? (
    <>
      {mobile} <Badge tone="orange">Nobody There</Badge>
    </>
  ) : (
    mobile
  );

/** The columns of the branches, with a way to edit each. */
export const branchColumns = (refused: RefusedNumbers, edit: (row: Branch) => void) => [
  branch.text('branch', 'Branch', (row) => row.branch),
  branch.identifier('state-code', 'State Code', ({ stateCode }) => stateCode),
  branch.describing(
    branch.identifier('gstin', 'GST Number', ({ gstin }) => gstin),
    { key: 'address', title: BRANCH_LABELS.address, kind: 'text', value: ({ address }) => address },
    { key: 'town', title: BRANCH_LABELS.town, kind: 'text', value: ({ town }) => town },
    { key: 'pin', title: BRANCH_LABELS.pinCode, kind: 'identifier', value: ({ pinCode }) => pinCode },
  ),
  {
    ...branch.identifier('mobile', 'Mobile Number', ({ mobile }) => mobile),
    cell: ({ mobile }: Branch) => markedNumber(mobile, refused),
  },
  branch.action('edit', 'Edit', <Icon of={EditOutlined} />, (row) => `Edit ${row.branch}`, edit, branchEdited),
];

const installer = columnsOf<Installer>();

/** The columns of the installers, each with the branch that they belong to, and a way to edit each. */
export const installerColumns = (
  branches: readonly Branch[],
  refused: RefusedNumbers,
  edit: (row: Installer) => void,
) => {
  const names = new Map(branches.map((one) => [one.id, one.branch]));
  return [
    installer.text('name', 'Name', ({ name }) => name),
    {
      ...installer.identifier('mobile', 'Mobile Number', ({ mobile }) => mobile),
      cell: ({ mobile }: Installer) => markedNumber(mobile, refused),
    },
    installer.text('branch', 'Branch', ({ branchId = '' }) => names.get(branchId)),
    installer.action('edit', 'Edit', <Icon of={EditOutlined} />, ({ name }) => `Edit ${name}`, edit, installerEdited),
  ];
};

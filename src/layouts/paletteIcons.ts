import {
  AppstoreOutlined,
  BankOutlined,
  CarOutlined,
  DeleteOutlined,
  DollarOutlined,
  FileAddOutlined,
  FileDoneOutlined,
  FileTextOutlined,
  HistoryOutlined,
  InboxOutlined,
  MobileOutlined,
  PlusSquareOutlined,
  QuestionCircleOutlined,
  RollbackOutlined,
  ScheduleOutlined,
  ShopOutlined,
  SolutionOutlined,
  SwapOutlined,
  TeamOutlined,
  ThunderboltOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons';
import { NOUN_WORDS } from '@/store/business/checked/nounWords';
import type { Glyph } from '@/ui/Icon';

const OF_NOUNS: Partial<Record<keyof typeof NOUN_WORDS, Glyph>> = {
  vendors: ShopOutlined,
  requests: InboxOutlined,
  branches: BankOutlined,
  installers: SolutionOutlined,
  devices: MobileOutlined,
  sims: MobileOutlined,
  challans: SwapOutlined,
  accounts: TeamOutlined,
  vehicles: CarOutlined,
  bills: FileDoneOutlined,
  creditNotes: RollbackOutlined,
  debitNotes: FileAddOutlined,
  receipts: DollarOutlined,
  jobs: ScheduleOutlined,
  deletions: DeleteOutlined,
  additions: PlusSquareOutlined,
  requisitions: UnorderedListOutlined,
};

const ICONS: Readonly<Record<string, Glyph>> = {
  'Recently opened': HistoryOutlined,
  Answers: QuestionCircleOutlined,
  Actions: ThunderboltOutlined,
  'What you can do': ThunderboltOutlined,
  Screens: AppstoreOutlined,
  ...Object.fromEntries(
    Object.entries(OF_NOUNS).map(([noun, glyph]) => [NOUN_WORDS[noun as keyof typeof OF_NOUNS].many, glyph]),
  ),
};

/** What the choices of a kind look like. */
export const iconOf = (kind: string): Glyph => ICONS[kind] ?? FileTextOutlined;

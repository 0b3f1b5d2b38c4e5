import { paths } from '@/paths';
import { openingStockCounted } from '@/store/facts/devices';
import { TextActions } from '@/ui/FormGrid';
import { LimitedButton } from '@/ui/LimitedButton';
import { LinkButton } from '@/ui/links';
import { Section } from '@/ui/Section';

/** What a count of the opening stock takes, and the way to it. */
export const OpeningStockSection = ({ onCount }: { onCount: () => void }) => (
  <Section title="Opening Stock">
    <p>
      What is there already, in the store, at a branch or in a bag: devices by their IMEIs, SIMs by their numbers,
      everything else by count.
    </p>
    <TextActions>
      <LimitedButton does={openingStockCounted} type="primary" onClick={onCount}>
        Count Opening Stock
      </LimitedButton>
      <LinkButton to={paths.stocks.onHand}>Stock on Hand</LinkButton>
    </TextActions>
  </Section>
);

import { Button, Modal } from 'antd';
import { useState } from 'react';
import { formatDay } from '@/format';
import type { OfficeLink } from '@/office/officeLink';
import type { OwnBusiness } from '@/store/browser/officeSlice';
import { TextActions } from '@/ui/FormGrid';
import { Message } from '@/ui/Message';
import { RunningWork } from '@/ui/RunningWork';
import { Section } from '@/ui/Section';
import { MoveDialog } from './MoveDialog';
import { useOwnBusiness } from './useOwnBusiness';

const TEXTS = {
  begun: 'Only a part of it is in this office. Go on: nothing is added twice.',
  moved: 'It is in this office now. This browser keeps its copy until you remove it.',
  left: 'It stays in this browser. It can still become the business of this office, as long as nothing was entered here.',
  undecided:
    'It can become the business of this office with its history: who did what and when, all documents with their numbers, and all files.',
};

/** The business that this browser keeps by itself: brought along into the office, taken home as a backup, left, or removed. */
export default function OwnBusinessPart({ own, office }: { own: OwnBusiness; office: OfficeLink }) {
  const { stage, since } = own;
  const work = useOwnBusiness(own, office);
  const [removing, setRemoving] = useState(false);
  // A move that cannot go on is decided as well by leaving the business where it is.
  const isOpen = stage === undefined || (stage === 'begun' && work.refused !== undefined);
  return (
    <Section title="The business of this browser">
      <p>This browser has kept a business by itself since {formatDay(since)}, from before it opened this office.</p>
      <p>{TEXTS[stage ?? 'undecided']}</p>
      {work.refused !== undefined && stage !== 'moved' && (
        <Message tone="info" title={`${work.refused} Download it as a backup to keep it.`} />
      )}
      {work.failure !== undefined && <Message tone="warning" urgent title={work.failure} />}
      {work.running ? (
        <RunningWork {...work.running} />
      ) : (
        <TextActions>
          {stage !== 'moved' && (
            <Button type="primary" disabled={work.refused !== undefined} onClick={work.ask}>
              {stage === 'begun' ? 'Go on' : 'Bring it along'}
            </Button>
          )}
          <Button loading={work.saving} onClick={work.save}>
            Download it as a backup
          </Button>
          {isOpen && <Button onClick={work.leave}>Leave it here</Button>}
          {(stage === 'moved' || stage === 'left') && (
            <Button danger onClick={() => setRemoving(true)}>
              Remove it from this browser
            </Button>
          )}
        </TextActions>
      )}
      <MoveDialog
        what="The business of this browser"
        isOpen={work.isAsking}
        onConfirm={work.confirm}
        onCancel={work.cancel}
      />
      <Modal
        title="Remove it from this browser?"
        open={removing}
        mask={{ closable: false }}
        okText="Remove"
        okButtonProps={{ danger: true }}
        onOk={work.remove}
        onCancel={() => setRemoving(false)}
      >
        <p>This deletes the data of this browser, without Undo. The data in the office stays.</p>
      </Modal>
    </Section>
  );
}

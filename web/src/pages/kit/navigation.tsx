import { useState } from 'react';
import { Accordion } from '../../ui/accordion.tsx';
import { TabLinks } from '../../ui/tab-links.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { Specimen, State } from './specimen.tsx';

const few = [
  { value: 'drafts', label: 'Drafts', count: 4 },
  { value: 'ready', label: 'Ready', count: 1 },
  { value: 'out', label: 'Out' },
];
const many = [
  'Artwork',
  'Tracks',
  'Credits',
  'Territories',
  'Stores',
  'Pricing',
  'Rights',
  'Notes',
  'History',
  'Money',
].map((label) => ({ value: label, label, count: label.length * 17 }));

const folds = [
  {
    id: 'when',
    title: 'When will my music be in stores?',
    content: 'Two to five days after you submit, on the day you choose.',
  },
  {
    id: 'cost',
    title: 'What does it cost?',
    content: 'One plan, paid yearly. You keep everything the stores pay.',
  },
  {
    id: 'leave',
    title: 'What happens to my releases, their ISRCs and their play counts when I leave?',
    content: 'They stay yours.',
  },
];

export function Navigation() {
  const [tab, setTab] = useState('drafts');
  const [wide, setWide] = useState('Artwork');
  return (
    <>
      <Specimen title="Tabs" note="If they don’t fit, they scroll, and fade where there are more.">
        <Tabs label="Releases" tabs={few} chosen={tab} onChoose={setTab}>
          <p className="text-soft">{few.find(({ value }) => value === tab)?.label}: the content of this tab.</p>
        </Tabs>
        <div className="max-w-md min-w-0">
          <Tabs label="Parts of a release" tabs={many} chosen={wide} onChoose={setWide}>
            <p className="text-soft">{wide}</p>
          </Tabs>
        </div>
      </Specimen>
      <Specimen title="Tab links" note="The same look, for views with their own addresses.">
        <TabLinks
          label="Views of the catalog"
          links={few.map(({ value, label, count }) => ({
            to: '#navigation',
            label,
            count,
            isCurrent: value === 'ready',
          }))}
        />
      </Specimen>
      <Specimen title="Accordion">
        <State name="One open at a time">
          <Accordion folds={folds} level={4} open={['when']} />
        </State>
        <State name="Several">
          <Accordion folds={folds} level={4} several open={['when', 'cost']} />
        </State>
      </Specimen>
    </>
  );
}

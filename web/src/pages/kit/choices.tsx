import { useState } from 'react';
import { Checkbox } from '../../ui/checkbox.tsx';
import { FileDrop } from '../../ui/file-drop.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Progress } from '../../ui/progress.tsx';
import { Switch } from '../../ui/switch.tsx';
import { notifySuccess } from '../../ui/toast.tsx';
import { Specimen, State, States } from './specimen.tsx';

const stores = ['Bandcamp', 'Spotify', 'Tidal'];
const jpeg = { accept: '.jpg,.jpeg,image/jpeg', hint: 'JPEG, square, at least 1600 × 1600.' };
const notifyTaken = ([file]: File[]) => notifySuccess({ title: `${file?.name} was added` });

export function Choices() {
  const [chosen, setChosen] = useState<readonly string[]>(['Spotify']);
  const [news, setNews] = useState(true);
  const [off, setOff] = useState(false);
  const all = chosen.length === stores.length ? true : chosen.length > 0 ? 'mixed' : false;
  return (
    <>
      <Specimen title="Checkbox" note="An answer that is sent with the form.">
        <States>
          <div className="grid content-start gap-3">
            <Checkbox label="All stores" checked={all} onChange={(on) => setChosen(on ? stores : [])} />
            <div className="grid gap-3 pl-8">
              {stores.map((store) => (
                <Checkbox
                  key={store}
                  label={store}
                  checked={chosen.includes(store)}
                  onChange={(on) => setChosen(on ? [...chosen, store] : chosen.filter((name) => name !== store))}
                />
              ))}
            </div>
          </div>
          <div className="grid content-start gap-3">
            <Checkbox
              label="This is a cover version"
              detail="You need a license from whoever wrote the song. We ask for it before you submit."
              checked={off}
              onChange={setOff}
            />
            <Checkbox label="I own the rights to this recording" invalid checked={false} onChange={() => {}} />
            <Checkbox label="Explicit words" disabled checked onChange={() => {}} />
            <Checkbox label="Instrumental" disabled checked={false} onChange={() => {}} />
          </div>
        </States>
      </Specimen>
      <Specimen title="Switch" note="Takes effect at once.">
        <div className="grid max-w-lg divide-y divide-line *:py-2">
          <Switch
            label="Email when a release is live"
            detail="One email for each store, on the day."
            on={news}
            onChange={setNews}
          />
          <Switch label="Monthly statement" on={off} onChange={setOff} />
          <Switch label="Saving, on" busy on onChange={() => {}} />
          <Switch label="Saving, off" busy on={false} onChange={() => {}} />
          <Switch label="Not in your plan" disabled on={false} onChange={() => {}} />
          <Switch label="Always on" disabled on onChange={() => {}} />
        </div>
      </Specimen>
      <Specimen title="File drop" note="Drop or choose. A file that can’t be used is refused by name.">
        <States>
          <State name="Rest">
            <FileDrop label="Cover" action="Choose a cover" {...jpeg} onFiles={notifyTaken} />
          </State>
          <State name="Several">
            <FileDrop
              label="Tracks"
              action="Choose tracks"
              accept=".wav,.flac"
              hint="WAV or FLAC."
              several
              onFiles={notifyTaken}
            />
          </State>
          <State name="Under way">
            <FileDrop label="Cover uploading" action="Choose a cover" {...jpeg} onFiles={notifyTaken} busy>
              <Progress label="night-ferry-front-final-2.jpg" percent={64} />
            </FileDrop>
          </State>
          <State name="Refused">
            <FileDrop label="Another cover" action="Choose another file" {...jpeg} onFiles={notifyTaken}>
              <Notice tone="danger" title="Image too small">
                This picture is 1200x1200 pixels. Stores need at least 3000x3000.
              </Notice>
            </FileDrop>
          </State>
          <State name="Disabled">
            <FileDrop label="Cover, disabled" action="Choose a cover" {...jpeg} onFiles={notifyTaken} disabled />
          </State>
        </States>
      </Specimen>
    </>
  );
}

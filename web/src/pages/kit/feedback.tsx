import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Progress } from '../../ui/progress.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SpinnerRing } from '../../ui/spinner-ring.tsx';
import { notify, notifyFailure, notifySuccess } from '../../ui/toast.tsx';
import { Row, Specimen, State, States } from './specimen.tsx';

const undone = () => notify({ title: 'Night Ferry is back' });

export const Feedback = () => (
  <>
    <Specimen title="Badge">
      <Row>
        <Badge>Draft</Badge>
        <Badge tone="ready">Ready</Badge>
        <Badge tone="money">Submitted</Badge>
        <Badge tone="danger">Refused</Badge>
        <Badge tone="line">Explicit</Badge>
      </Row>
    </Specimen>
    <Specimen title="Notice" note="Shown where it matters, for as long as it applies.">
      <div className="grid gap-3">
        <Notice title="Stores look at new releases for two to five days.">
          We’ll email you when each of them is live.
        </Notice>
        <Notice tone="ready" title="Two tracks have no ISRC" action={<Button size="small">Give them one</Button>}>
          If these recordings are new, we assign their ISRCs when you submit.
        </Notice>
        <Notice
          tone="danger"
          title="The stores rejected this cover"
          action={<Button size="small">Choose another</Button>}
        >
          It shows a web address. A cover may show the title and the artist, but no links.
        </Notice>
        <Notice tone="money" title="$214.60 is on its way to your account" />
      </div>
    </Specimen>
    <Specimen title="Toast" note="Disappears by itself. One with Undo stays longer.">
      <Row>
        <Button onClick={() => notify({ title: 'Saved' })}>Show a message</Button>
        <Button onClick={() => notifySuccess({ title: 'Release submitted', text: 'Stores have it in two days.' })}>
          Success
        </Button>
        <Button
          onClick={() =>
            notify({
              title: 'Night Ferry was deleted',
              text: 'Its three tracks went with it.',
              action: { label: 'Undo', onSelect: undone },
            })
          }
        >
          With undo
        </Button>
        <Button
          onClick={() =>
            notifyFailure({
              title: 'That was not saved',
              text: 'The connection was lost. We’re trying again.',
            })
          }
        >
          Failure
        </Button>
      </Row>
    </Specimen>
    <Specimen title="Progress" note="Progress of an upload, or of a to-do list.">
      <States>
        <Progress label="Uploading 03 Harbour Lights.wav" percent={42} />
        <Progress label="Ready to submit" percent={(3 / 7) * 100} text="3 of 7" />
        <Progress label="A file name that is far too long for its space, take 17, final.wav" percent={0} />
        <Progress label="Uploaded" percent={100} />
      </States>
    </Specimen>
    <Specimen
      title="Waiting"
      note="A skeleton is as big as the content to come; a spinner sits in a button or on an empty page."
    >
      <States>
        <State name="Skeleton">
          <div className="grid grid-cols-[auto_1fr] items-center gap-4">
            <Skeleton className="size-14" />
            <div className="grid gap-2">
              <Skeleton className="h-5 w-48 max-w-full" />
              <Skeleton className="h-4 w-32" />
            </div>
          </div>
        </State>
        <State name="Ring">
          <Row>
            <SpinnerRing />
            <SpinnerRing className="size-6" />
          </Row>
        </State>
      </States>
    </Specimen>
    <Specimen title="Nothing here">
      <EmptyState title="No releases yet" action={<Button>Add a release</Button>}>
        Your drafts and releases will appear here.
      </EmptyState>
    </Specimen>
    <Specimen title="Failed to load">
      <LoadFailed message="Failed to load your statements. The connection was lost." onRetry={() => {}} />
      <LoadFailed message="Failed to load your statements." busy onRetry={() => {}} />
    </Specimen>
  </>
);

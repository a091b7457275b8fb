import { orderedTracks } from '../ordered-tracks.ts';
import type { Release } from '../release.ts';
import { isTrackTitle, UNTITLED } from '../untitled.ts';
import { type Finding, finding } from './finding.ts';

/** Whether two texts are equal, in whichever Unicode form they were typed (product 6.5). */
const isSame = (one: string, other: string): boolean => one.normalize('NFC') === other.normalize('NFC');

/** A single has its track's title and version (product 6.15). Until both have a title there is nothing to compare. */
export function singleFindings(release: Release): Finding[] {
  const [track, ...others] = orderedTracks(release);
  const isTitled = release.title !== '' && release.title !== UNTITLED;
  if (!track || others.length > 0 || !isTitled || !isTrackTitle(track.title)) return [];
  const { title, version } = release;
  const findings: Finding[] = [];
  if (!isSame(title, track.title)) {
    const fix = { label: 'Use the track’s title', edit: { field: 'title', from: title, to: track.title } } as const;
    findings.push(
      finding('single-title', { field: 'title' }, `A single has the same title as its track: “${track.title}”.`, { fix }),
    );
  }
  if (!isSame(version, track.version)) {
    const [label, text] = track.version
      ? ['Use the track’s version', `A single has the same version as its track: “${track.version}”.`]
      : ['Leave the version out', 'A single has the same version as its track, and the track has none.'];
    const fix = { label, edit: { field: 'version', from: version, to: track.version } } as const;
    findings.push(finding('single-version', { field: 'version' }, text, { fix }));
  }
  return findings;
}

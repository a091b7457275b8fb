import { Play } from 'lucide-react';
import { useState } from 'react';

type Props = { title: string; embedUrl: string };

/**
 * A video from another site. Nothing is loaded from that site, and it learns nothing about the visitor, until the video
 * is played.
 */
export function VideoFrame({ title, embedUrl }: Props) {
  const [isPlaying, setPlaying] = useState(false);
  if (isPlaying) {
    const address = new URL(embedUrl);
    address.searchParams.set('autoplay', '1');
    return (
      <iframe
        title={title}
        src={address.href}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
        className="aspect-video w-full rounded-card bg-sunken"
      />
    );
  }
  return (
    <button
      type="button"
      onClick={() => setPlaying(true)}
      className="group grid aspect-video w-full place-content-center justify-items-center gap-3 rounded-card bg-sunken p-4 text-center hover:bg-line"
    >
      <span className="grid size-14 place-items-center rounded-full bg-ink text-paper transition-transform group-hover:scale-105">
        <Play className="size-6 translate-x-px fill-current" aria-hidden />
      </span>
      <span className="font-[560]">{title}</span>
      <span className="text-small text-soft">
        Plays from {new URL(embedUrl).host}. Nothing loads from there until you play it.
      </span>
    </button>
  );
}

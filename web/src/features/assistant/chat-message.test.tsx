import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import type { ShownMessage } from '../../data/assistant/chat.ts';
import { ChangeFieldButton } from './change-field-button.tsx';
import { ChatMessage } from './chat-message.tsx';
import { fieldOfLine } from './line-replies.ts';

const shown = (part: Pick<ShownMessage, 'role' | 'content'>, children?: string) => {
  const message = { id: 'one', timestamp: '2026-11-02T10:00:00.000Z', changes: [], choices: [], ...part };
  return renderToStaticMarkup(
    <MemoryRouter>
      <ChatMessage message={message}>{children}</ChatMessage>
    </MemoryRouter>,
  );
};
const linksIn = (html: string) =>
  [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>([^<]*)<\/a>/g)].map(([, to, text]) => [to, text]);

describe('product 31.40: links in a message', () => {
  test('links to the pages that a reply names, before and after its changes', () => {
    const content = 'See /faq.\n\nSaved. Title: Night.\n\nYour balance is on /dashboard/balance.';
    for (const children of [undefined, 'Title Night'])
      expect(linksIn(shown({ role: 'assistant', content }, children))).toEqual([
        ['/faq', '/faq'],
        ['/dashboard/balance', '/dashboard/balance'],
      ]);
  });

  test('gives a link the focus like any other', () => {
    expect(shown({ role: 'assistant', content: 'See /faq.' })).not.toContain('tabindex');
  });

  test('keeps what an artist wrote as plain text', () => {
    for (const children of [undefined, 'Not sent']) {
      const html = shown({ role: 'user', content: 'See /faq and /contact' }, children);
      expect(linksIn(html)).toEqual([]);
      expect(html).toContain('See /faq and /contact');
    }
  });
});

test('puts the Change of a line next to it, labeled for screen readers (product 31.14)', () => {
  const changes = new Map([['Title', 'Change: Title']]);
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <ChatMessage
        message={{
          id: 'one',
          role: 'assistant',
          content: '- Title: Low Tide\n- Genre: Pop',
          timestamp: '2026-11-02T10:00:00.000Z',
          changes: [],
          choices: [],
        }}
        beside={(line) => <ChangeFieldButton field={fieldOfLine(line)} changes={changes} onChoose={() => {}} />}
      />
    </MemoryRouter>,
  );
  expect(html).toMatch(/<li>Title: Low Tide<button [^>]*aria-label="Change: Title"[^>]*>Change<\/button><\/li>/);
  expect(html).toContain('<li>Genre: Pop</li>');
});

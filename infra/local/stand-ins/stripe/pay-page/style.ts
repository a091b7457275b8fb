/** What the pay page adds to the look of the laptop's pages. */
export const STYLE = `
main { max-width: 34rem; }
ul { list-style: none; margin: 1rem 0; padding: 0; font-variant-numeric: tabular-nums; }
li { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem; padding: 0.5rem 0; border-bottom: 1px solid var(--line); }
li span { overflow-wrap: anywhere; }
form { display: grid; gap: 1rem; }
label { display: block; margin-bottom: 0.25rem; font-size: 0.875rem; font-weight: 500; }
input { width: 100%; min-height: 44px; padding: 0.5rem 0.75rem; font: inherit; color: inherit; background: transparent; border: 1px solid var(--soft); border-radius: 8px; }
input[readonly] { border-color: var(--line); color: var(--soft); }
input[aria-invalid] { border-color: var(--signal); }
button { min-height: 48px; font: inherit; font-weight: 600; color: var(--paper); background: var(--ink); border: 0; border-radius: 8px; cursor: pointer; }
form a { justify-self: center; padding: 0.5rem; }
[role=alert] { padding: 0.75rem 1rem; border-radius: 8px; color: var(--ink); background: var(--well); border: 1px solid var(--signal); }
`;

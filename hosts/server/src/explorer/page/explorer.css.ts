export const EXPLORER_CSS = `:root {
  color-scheme: light dark;
  --page: #f6f7f7; --card: #fff; --text: #17211f; --soft: #55625f; --line: #d5dcda;
  --accent: #0f5c5c; --on-accent: #fff; --wash: #e3f0ee; --bad: #a3192b; --bad-wash: #fdecee;
  --key: #7a3e00; --key-wash: #fdf1e2; --name: #2b4c9b; --value: #24482b;
  --mono: ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #121716; --card: #1a2120; --text: #e6ecea; --soft: #a3b0ac; --line: #33403d;
    --accent: #6fd0c4; --on-accent: #06201d; --wash: #1d3733; --bad: #ff9aa5; --bad-wash: #3a1c20;
    --key: #f3b877; --key-wash: #35291a; --name: #9db9ff; --value: #b5dcb9;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0; background: var(--page); color: var(--text);
  font: 16px/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif;
}
[hidden] { display: none !important; }
a { color: var(--accent); text-underline-offset: 2px; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
main:focus { outline: none; }
.skip { position: absolute; left: -999px; }
.skip:focus { left: 8px; top: 8px; background: var(--card); padding: 8px 12px; z-index: 1; }
header, form, .columns, noscript { max-width: 1320px; margin: 0 auto; padding: 0 20px; }
header { display: flex; flex-wrap: wrap; gap: 8px 28px; align-items: center; padding-top: 16px; }
h1 { font-size: 1.25rem; margin: 0; display: flex; gap: 10px; align-items: center; }
h1 span { font-weight: 400; color: var(--soft); }
h2 { font-size: .95rem; margin: 0 0 8px; }
h2 span { font-weight: 400; color: var(--soft); }
#tables { display: flex; flex-wrap: wrap; gap: 6px; }
#tables a {
  padding: 6px 12px; border: 1px solid var(--line); border-radius: 999px; text-decoration: none;
  background: var(--card); color: var(--text); font-size: .9rem;
}
#tables a code { color: var(--soft); margin-left: 6px; }
#tables a[aria-current] { background: var(--accent); border-color: var(--accent); color: var(--on-accent); }
#tables a[aria-current] code { color: inherit; }
code, pre, input { font-family: var(--mono); font-size: .875rem; }
label { display: block; font-size: .85rem; font-weight: 600; margin-bottom: 4px; }
input {
  width: 100%; padding: 10px 12px; border: 1px solid var(--soft); border-radius: 8px;
  background: var(--card); color: var(--text);
}
form { padding-top: 18px; }
.ask { display: flex; gap: 8px; }
button, .button {
  font: inherit; font-weight: 600; padding: 8px 18px; border: 0; border-radius: 8px; cursor: pointer;
  background: var(--accent); color: var(--on-accent); text-decoration: none; display: inline-block;
}
#hint, .note { margin: 6px 0 0; font-size: .85rem; color: var(--soft); }
#hint code { overflow-wrap: anywhere; }
#problem {
  margin: 8px 0 0; padding: 8px 12px; border-radius: 8px; background: var(--bad-wash);
  color: var(--bad); border-left: 4px solid var(--bad); overflow-wrap: anywhere;
}
.columns { display: grid; grid-template-columns: 320px minmax(0, 1fr); gap: 24px; padding-top: 18px; padding-bottom: 48px; }
summary { font-weight: 600; cursor: pointer; }
aside details { background: var(--card); border: 1px solid var(--line); border-radius: 10px; padding: 12px; }
aside label { margin-top: 12px; }
aside h2 { margin-top: 18px; }
aside ul { list-style: none; margin: 0 -6px; padding: 0; }
aside li > * { display: block; padding: 6px; border-radius: 6px; text-decoration: none; color: inherit; }
aside li a:hover, aside li a[aria-current] { background: var(--wash); }
aside li b { display: block; font-weight: 600; font-size: .9rem; overflow-wrap: anywhere; color: var(--accent); }
aside li div b { color: inherit; }
aside li small { display: block; color: var(--soft); font-size: .8rem; line-height: 1.4; overflow-wrap: anywhere; }
aside li code { font-size: .75rem; }
#match { background: var(--wash); border-radius: 10px; padding: 12px 16px; margin-bottom: 20px; }
#match p { margin: 0 0 4px; overflow-wrap: anywhere; }
#match .pattern + .pattern { margin-top: 10px; }
#match .pattern b { font-size: 1.05rem; }
#match .more { font-size: .85rem; margin-top: 8px; }
#match .more ul { margin: 6px 0 0; padding-left: 20px; }
#match .more li { overflow-wrap: anywhere; }
@media (min-width: 1100px) { #match .more ul { columns: 2; column-gap: 32px; } }
#items { list-style: none; margin: 0; padding: 0; display: grid; gap: 12px; }
#items > li { background: var(--card); border: 1px solid var(--line); border-radius: 10px; overflow: hidden; }
#items h3 {
  margin: 0; padding: 8px 14px; font-size: .9rem; border-bottom: 1px solid var(--line);
  display: flex; flex-wrap: wrap; gap: 4px 10px; align-items: baseline;
}
#items h3 small { color: var(--soft); font-weight: 400; }
#items .bad { color: var(--bad); margin: 0; padding: 6px 14px; font-size: .85rem; overflow-wrap: anywhere; }
pre { margin: 0; padding: 10px 14px; white-space: pre-wrap; overflow-wrap: anywhere; line-height: 1.55; }
pre .name { color: var(--name); }
pre .value { color: var(--value); }
pre .key { background: var(--key-wash); color: var(--key); border-radius: 4px; padding: 1px 3px; }
pre a.key { text-decoration: underline; }
.tag { font-size: .7rem; font-family: var(--mono); color: var(--soft); border: 1px solid var(--line); border-radius: 4px; padding: 0 5px; margin-left: 6px; }
#pages { margin: 16px 0 0; }
.empty { padding: 16px; color: var(--soft); }
@media (max-width: 820px) {
  .columns { grid-template-columns: minmax(0, 1fr); gap: 16px; }
  header, form, .columns { padding-left: 14px; padding-right: 14px; }
  input { font-size: 16px; }
  #tables a { padding: 5px 10px; font-size: .85rem; }
  #tables a code { display: none; }
}
`

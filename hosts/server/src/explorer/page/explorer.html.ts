/** The page without content: its script fills it, always as text. */
export const EXPLORER_HTML = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Table explorer · Longtable</title>
<link rel="icon" href="/explorer/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/explorer/explorer.css">
<script src="/explorer/explorer.js" defer></script>
</head>
<body>
<a class="skip" href="#results">Skip to the items</a>
<header>
  <h1><img src="/explorer/icon.svg" alt="" width="28" height="28"> Longtable <span>table explorer</span></h1>
  <nav id="tables" aria-label="Tables"></nav>
</header>
<form id="query" role="search" autocomplete="off">
  <label for="condition">Key condition</label>
  <div class="ask">
    <input id="condition" name="condition" type="text" spellcheck="false" autocapitalize="off"
      autocorrect="off" enterkeyhint="search" maxlength="4000" aria-describedby="hint problem"
      placeholder="PK=USER#…">
    <button type="submit">Query</button>
  </div>
  <p id="problem" role="alert" hidden></p>
  <p id="hint"></p>
</form>
<div class="columns">
  <aside aria-labelledby="list-title">
    <details id="list" open>
      <summary id="list-title">Access patterns and entities</summary>
      <p id="sample" class="note"></p>
      <label for="filter">Find</label>
      <input id="filter" type="search" spellcheck="false" placeholder="name, document, key">
      <p id="none" class="note" role="status" hidden>No pattern or entity has such words.</p>
      <h2 id="patterns-title">Access patterns</h2>
      <ul id="patterns" aria-labelledby="patterns-title"></ul>
      <h2 id="entities-title">Entities</h2>
      <ul id="entities" aria-labelledby="entities-title"></ul>
    </details>
  </aside>
  <main id="results" tabindex="-1">
    <section id="match" aria-labelledby="match-title" hidden>
      <h2 id="match-title">Access pattern</h2>
      <div id="match-body"></div>
    </section>
    <section aria-labelledby="items-title">
      <h2 id="items-title">Items <span id="count" role="status"></span></h2>
      <ol id="items"></ol>
      <p id="pages"></p>
    </section>
  </main>
</div>
<noscript><p class="note">This page needs its script; the same is at /explorer/api/tables as JSON.</p></noscript>
</body>
</html>
`

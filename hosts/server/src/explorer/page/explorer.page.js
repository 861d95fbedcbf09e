// Sent as it is, without a build of its own.
import { address, code, element, itemCard, patternCard } from './cards.page.js'

const byId = (id) => document.getElementById(id)
const narrow = matchMedia('(max-width: 820px)')
const state = { tables: [], table: null, asked: 0 }

async function load(path) {
  let response
  try {
    response = await fetch(path, { headers: { accept: 'application/json' } })
  } catch {
    throw new Error('The server does not answer. Is it still running?')
  }
  const body = await response.json().catch(() => undefined)
  if (!response.ok || body === undefined)
    throw new Error(body?.error?.message ?? `The server answered ${response.status}.`)
  return body
}

function showProblem(message) {
  byId('problem').textContent = message || ''
  byId('problem').hidden = !message
  byId('condition').toggleAttribute('aria-invalid', Boolean(message))
}

function showTables() {
  byId('tables').replaceChildren(
    ...state.tables.map((table) =>
      element(
        'a',
        {
          href: `/explorer?${new URLSearchParams({ table: table.name })}`,
          'data-go': true,
          'aria-current': table === state.table && 'page',
        },
        table.system,
        table.name === table.system ? undefined : code(table.name),
      ),
    ),
  )
}

function showHint() {
  const keys = state.table.keys.map((key) =>
    key.sort ? `${key.partition} / ${key.sort}` : key.partition,
  )
  byId('hint').replaceChildren(
    'Keys: ',
    code(keys.join(' · ')),
    ' — a sort key takes ',
    code('= < <= > >= begins_with between'),
    '; add ',
    code('descending'),
    ' for the newest first.',
  )
}

function emptyText({ system, isServed }) {
  return isServed
    ? 'This table is empty so far.'
    : `This table is empty: ${system} has its keys and access patterns here, but nothing writes to it yet.`
}

function showFilling() {
  byId('filling').textContent = state.table.isEmpty
    ? emptyText(state.table)
    : 'What is stored here serves as example. Pick one to see it.'
}

function listEntry(entry, lines) {
  const parts = [element('b', {}, entry.name), ...lines.map((line) => element('small', {}, line))]
  const inner = entry.example
    ? element('a', { href: address(state.table.name, entry.example), 'data-go': true }, ...parts)
    : element('div', {}, ...parts, element('small', {}, 'none is stored yet'))
  return element('li', {}, inner)
}

function showLists() {
  byId('patterns').replaceChildren(
    ...state.table.patterns.map((pattern) =>
      listEntry(pattern, [pattern.source, code(pattern.condition)]),
    ),
  )
  byId('entities').replaceChildren(
    ...state.table.entities.map((entity) =>
      listEntry(
        entity,
        entity.keys.map((key) =>
          element(
            'span',
            {},
            key.index === 'table' ? '' : `${key.index} `,
            code(key.sort ? `${key.partition} / ${key.sort}` : key.partition),
          ),
        ),
      ),
    ),
  )
  filterLists()
}

function filterLists() {
  const wanted = byId('filter').value.trim().toLowerCase()
  for (const entry of document.querySelectorAll('aside li'))
    entry.hidden = !entry.textContent.toLowerCase().includes(wanted)
  byId('none').hidden = document.querySelector('aside li:not([hidden])') !== null
}

function patternLinks(patterns) {
  return patterns.map((pattern) => {
    const known = state.table.patterns.find((one) => one.name === pattern.name)
    const name =
      known && known.example
        ? element(
            'a',
            { href: address(state.table.name, known.example), 'data-go': true },
            pattern.name,
          )
        : pattern.name
    return element('li', {}, name, ` — ${pattern.source}`)
  })
}

function otherPatterns(what, patterns) {
  if (patterns.length === 0) return undefined
  return element(
    'details',
    { class: 'more', open: patterns.length <= 3 },
    element(
      'summary',
      {},
      `${patterns.length} ${patterns.length === 1 ? 'pattern reads' : 'patterns read'} ${what}`,
    ),
    element('ul', {}, ...patternLinks(patterns)),
  )
}

function showMatch(patterns) {
  const none = 'No documented access pattern reads exactly this.'
  byId('match-body').replaceChildren(
    ...[
      ...(patterns.same.length > 0 ? patterns.same.map(patternCard) : [element('p', {}, none)]),
      otherPatterns('more of this partition', patterns.wider),
      otherPatterns('a part of it', patterns.narrower),
    ].filter(Boolean),
  )
  byId('match').hidden = false
}

function showItems(answer, condition, isLater) {
  const count = answer.items.length
  byId('count').textContent =
    count === 0 ? 'none' : count + (answer.next || isLater ? ' on this page' : '')
  byId('items').replaceChildren(
    ...(count > 0
      ? answer.items.map((entry) => itemCard(state.table.name, entry))
      : [
          element(
            'li',
            { class: 'empty' },
            isLater ? 'That was the end.' : 'Nothing is stored under this key.',
          ),
        ]),
  )
  byId('pages').replaceChildren(
    ...(answer.next
      ? [
          element(
            'a',
            {
              class: 'button',
              href: address(state.table.name, condition, answer.next),
              'data-go': true,
              rel: 'next',
            },
            'Next page',
          ),
        ]
      : []),
  )
}

function clearAnswer() {
  byId('match').hidden = true
  byId('count').textContent = ''
  byId('items').replaceChildren()
  byId('pages').replaceChildren()
}

function showEmptyTable() {
  clearAnswer()
  byId('count').textContent = 'none'
  byId('items').replaceChildren(element('li', { class: 'empty' }, emptyText(state.table)))
}

function chooseTable(name) {
  const table = state.tables.find((one) => one.name === name)
  if (name && !table) showProblem(`table: there is no "${name}"`)
  const chosen = table || state.tables[0]
  if (chosen === state.table) return
  state.table = chosen
  byId('filter').value = ''
  showTables()
  showHint()
  showFilling()
  showLists()
}

function markCurrent(condition) {
  for (const link of document.querySelectorAll('aside a'))
    link.toggleAttribute(
      'aria-current',
      link.getAttribute('href') === address(state.table.name, condition),
    )
}

async function show() {
  const search = new URLSearchParams(location.search)
  showProblem('')
  chooseTable(search.get('table'))
  const first = state.table.patterns.find((pattern) => pattern.example)
  const condition = search.get('condition') || (first ? first.example : '')
  byId('condition').value = condition
  markCurrent(condition)
  document.title = `${condition || state.table.name} · Longtable`
  if (!condition) return showEmptyTable()
  const mine = ++state.asked
  const parameters = new URLSearchParams({ table: state.table.name, condition })
  if (search.get('after')) parameters.set('after', search.get('after'))
  try {
    const answer = await load(`/explorer/api/query?${parameters}`)
    if (mine !== state.asked) return
    showMatch(answer.patterns)
    showItems(answer, condition, search.has('after'))
  } catch (error) {
    if (mine !== state.asked) return
    clearAnswer()
    showProblem(error.message)
  }
}

function go(target) {
  if (target !== location.pathname + location.search) history.pushState(null, '', target)
  return show()
}

async function follow(link) {
  await go(link.getAttribute('href'))
  if (link.closest('nav')) return
  byId('results').focus({ preventScroll: true })
  const { top, bottom } = byId('query').getBoundingClientRect()
  if (narrow.matches && link.closest('aside')) byId('results').scrollIntoView()
  else if (top < 0 || bottom > innerHeight) byId('query').scrollIntoView()
}

document.addEventListener('click', (event) => {
  const link = event.target.closest('a[data-go]')
  if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
  event.preventDefault()
  void follow(link)
})
byId('query').addEventListener('submit', (event) => {
  event.preventDefault()
  const condition = byId('condition').value.trim()
  if (!condition) return showProblem('condition: type a partition key, such as PK=USER#…')
  void go(address(state.table.name, condition))
})
byId('filter').addEventListener('input', filterLists)
window.addEventListener('popstate', () => void show())
const showListWhenWide = () => {
  byId('list').open = !narrow.matches
}
narrow.addEventListener('change', showListWhenWide)
showListWhenWide()

load('/explorer/api/tables')
  .then((answer) => {
    state.tables = answer.tables
    return show()
  })
  .catch((error) => showProblem(error.message))

// What comes from a table is put in the page as text only, so a stored text stays a text.

export function element(tag, attributes, ...children) {
  const node = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes || {}))
    if (value !== undefined && value !== false) node.setAttribute(name, value === true ? '' : value)
  for (const child of children) if (child !== undefined) node.append(child)
  return node
}

export const code = (text) => element('code', {}, text)

export function address(table, condition, after) {
  const search = new URLSearchParams({ table, condition })
  if (after) search.set('after', after)
  return `/explorer?${search}`
}

export function patternCard(pattern) {
  return element(
    'div',
    { class: 'pattern' },
    element('p', {}, element('b', {}, pattern.name), ` — ${pattern.source}`),
    element(
      'p',
      {},
      `${pattern.operation} on ${pattern.index === 'table' ? 'the table' : pattern.index}: `,
      code(pattern.condition),
    ),
    element('p', {}, `Gives: ${pattern.entities.join(', ')}`),
  )
}

/** A key leads to where it is asked for. */
function attributeLine(table, [name, value], link) {
  const shown = JSON.stringify(value, null, 2).split('\n').join('\n  ')
  const label = element('span', { class: link ? 'key' : 'name' }, JSON.stringify(name))
  if (!link) return ['  ', label, ': ', element('span', { class: 'value' }, shown)]
  return [
    '  ',
    label,
    ': ',
    element(
      'a',
      {
        class: 'key',
        href: address(table, link.condition),
        'data-go': true,
        title: `Query ${link.condition}`,
      },
      shown,
    ),
    ...(link.index === 'table' ? [] : [element('span', { class: 'tag' }, link.index)]),
  ]
}

export function itemCard(table, entry) {
  const names = Object.keys(entry.item)
  const links = new Map(entry.links.map((link) => [link.attribute, link]))
  const sorted = [
    ...names.filter((name) => links.has(name)),
    ...names.filter((name) => !links.has(name)),
  ]
  const text = element('pre', {}, '{\n')
  sorted.forEach((name, place) => {
    text.append(
      ...attributeLine(table, [name, entry.item[name]], links.get(name)),
      place < sorted.length - 1 ? ',\n' : '\n',
    )
  })
  text.append('}')
  return element(
    'li',
    {},
    element(
      'h3',
      {},
      entry.entity || 'Unknown entity',
      element('small', {}, entry.entity ? '' : 'no entity of this table has such a key'),
    ),
    entry.problem
      ? element('p', { class: 'bad' }, `Not as its entity says: ${entry.problem}`)
      : undefined,
    text,
  )
}

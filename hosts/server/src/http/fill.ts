/** Markup that is put in as it is; a string never is. */
export interface Html {
  readonly html: string
}

/** What the names of a template stand for; an absent list is an empty one. */
export interface TemplateValues {
  readonly [name: string]: string | Html | readonly TemplateValues[] | undefined
}

/** Text that stands in HTML as it was written. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`)

/** Odd places are names: `{{name}}`, `{{#list}}`, `{{^list}}`, `{{/list}}`. */
const NAMES = /\{\{([#^/]?\w+)\}\}/

function valueOf(name: string, values: TemplateValues): string {
  const value = values[name]
  if (typeof value === 'string') return escaped(value)
  if (value !== undefined && 'html' in value) return value.html
  throw new Error(`A page asks for ${name}, which is no text.`)
}

/** What stands between a list's marks, once per row with `#`, once if there is no row with `^`. */
function section(mark: string, inner: readonly string[], values: TemplateValues): string {
  const list = values[mark.slice(1)] ?? []
  if (!Array.isArray(list)) throw new Error(`A page asks for ${mark}, which is no list.`)
  const rows = mark.startsWith('#')
    ? (list as readonly TemplateValues[])
    : list.length === 0
      ? [{}]
      : []
  return rows.map((row) => filled(inner, { ...values, ...row })).join('')
}

function filled(parts: readonly string[], values: TemplateValues): string {
  const [text = '', name, ...rest] = parts
  if (name === undefined) return text
  if (!/^[#^]/.test(name)) return text + valueOf(name, values) + filled(rest, values)
  const end = rest.indexOf(`/${name.slice(1)}`)
  if (end === -1) throw new Error(`A page does not close ${name}.`)
  return text + section(name, rest.slice(0, end), values) + filled(rest.slice(end + 1), values)
}

/**
 * A template with its values put in, as Mustache writes it. The template alone is searched for names,
 * so a value that looks like one stays a text.
 */
export const fill = (template: string, values: TemplateValues): Html => ({
  html: filled(template.split(NAMES), values),
})

/** Aligned, so that it reads well in a terminal too. */
export function markdownTable(
  head: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  )
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] as number)).join(' | ')} |`
  const rule = widths.map((width) => '-'.repeat(width))
  return [line(head), line(rule), ...rows.map(line)].join('\n')
}

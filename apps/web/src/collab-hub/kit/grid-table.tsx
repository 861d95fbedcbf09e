import type { ComponentProps, ReactNode } from 'react'
import s from './grid-table.module.css'

interface GridTableProps {
  readonly label: string
  readonly columns: readonly string[]
  /** How wide each column is, as CSS writes it: all rows have the same, also those that nobody sees yet. */
  readonly template: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

/**
 * A table whose rows are boxes of their own. The rows of a real one are laid out together, so that a browser
 * cannot leave out those that are far from the screen.
 */
export const GridTable = ({ label, columns, template, className, children }: GridTableProps) => (
  <div className={`${s.scroll} ${className ?? ''}`} tabIndex={0} role="region" aria-label={label}>
    <div
      role="table"
      aria-label={label}
      className={s.table}
      style={{ '--columns': template } as ComponentProps<'div'>['style']}
    >
      <div role="rowgroup">
        <div role="row" className={s.head}>
          {columns.map((column) => (
            <div key={column} role="columnheader">
              {column}
            </div>
          ))}
        </div>
      </div>
      <div role="rowgroup">{children}</div>
    </div>
  </div>
)

interface GridRowProps {
  readonly isOpen?: boolean
  readonly children: ReactNode
}

export const GridRow = ({ isOpen = false, children }: GridRowProps) => (
  <div role="row" className={s.row} data-open={isOpen || undefined}>
    {children}
  </div>
)

export const Cell = ({ children }: { readonly children: ReactNode }) => (
  <div role="cell">{children}</div>
)

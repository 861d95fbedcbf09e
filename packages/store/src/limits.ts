/** DynamoDB's limits; both adapters refuse what lies beyond them before anything is written. */
export const PARTITION_KEY_BYTES_MAX = 2048
export const SORT_KEY_BYTES_MAX = 1024
export const ITEM_BYTES_MAX = 400 * 1024
export const ATTRIBUTE_NAME_BYTES_MAX = 255
/** DynamoDB counts 32 levels, the attribute itself among them. */
export const NESTING_MAX = 31
export const NUMBER_MAGNITUDE_MAX = 9.99e125
export const NUMBER_MAGNITUDE_MIN = 1e-130

export const OPERATIONS_MAX = 100
export const TRANSACTION_BYTES_MAX = 4 * 1024 * 1024
/** DynamoDB takes expressions of 4 KB: each value of an `in` counts as a term. */
export const CONDITION_TERMS_MAX = 60
export const IN_OPERANDS_MAX = 50

export const QUERY_LIMIT_DEFAULT = 100
/** About what one answer of DynamoDB holds (1 MB) of small items. */
export const QUERY_LIMIT_MAX = 2500
export const CHANGES_LIMIT_MAX = 1000

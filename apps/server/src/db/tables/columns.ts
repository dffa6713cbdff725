import type { ColumnType, JSONColumnType } from 'kysely';

/** A column that is never updated. */
export type Fixed<T> = ColumnType<T, T, never>;

export type Instant = ColumnType<Date, string, string>;

export type FixedInstant = ColumnType<Date, string, never>;

export type Json<T> = JSONColumnType<T & object, string, string>;

/** The origin of a request. */
export type Origin = { readonly ip?: string; readonly userAgent?: string };

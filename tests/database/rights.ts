/** What a role of the API may read, write and call, from Postgres's catalogues. */

type Sql = <Row>(statement: string, parameters?: unknown[]) => Promise<Row[]>;

export interface Column {
  readonly table: string;
  readonly tableComment: string | null;
  readonly name: string;
  readonly comment: string | null;
  readonly type: string;
  readonly isKey: boolean;
  /** The values of a check constraint `in (…)`, as Postgres prints it. */
  readonly valueCheck: string | null;
  readonly isNullable: boolean;
  readonly hasDefault: boolean;
  readonly canSelect: boolean;
  readonly canInsert: boolean;
  readonly canUpdate: boolean;
  /** Of the whole row. */
  readonly canDelete: boolean;
}

export interface Parameter {
  readonly name: string;
  readonly type: string;
  readonly isOptional: boolean;
}

export interface DatabaseFunction {
  readonly name: string;
  readonly comment: string | null;
  readonly parameters: readonly Parameter[];
  /** The columns of a function that returns a table, or rows of one; empty for any other. */
  readonly columns: readonly Parameter[];
  /** The table in the schema public whose rows it returns; null for none. */
  readonly returnedTable: string | null;
  readonly returnType: string;
  readonly returnsSet: boolean;
}

/** The columns of the tables in the schema public that the role may read something of, in the order of the tables. */
export function columnsOf(sql: Sql, role: string): Promise<Column[]> {
  return sql<Column>(
    `select relname as "table",
        obj_description(pg_class.oid, 'pg_class') as "tableComment",
        attname as name,
        col_description(pg_class.oid, attnum) as comment,
        format_type(atttypid, null) as type,
        exists (
          select from pg_constraint
          where conrelid = pg_class.oid and contype = 'p' and attnum = any (conkey)
        ) as "isKey",
        (
          select pg_get_constraintdef(pg_constraint.oid) from pg_constraint
          where conrelid = pg_class.oid and contype = 'c' and conkey = array[attnum]
            and pg_get_constraintdef(pg_constraint.oid) like '%= ANY (ARRAY[%'
        ) as "valueCheck",
        not attnotnull as "isNullable",
        atthasdef as "hasDefault",
        has_column_privilege($1, pg_class.oid, attnum, 'SELECT') as "canSelect",
        attgenerated = '' and attidentity <> 'a' and has_column_privilege($1, pg_class.oid, attnum, 'INSERT')
          as "canInsert",
        attgenerated = '' and attidentity <> 'a' and has_column_privilege($1, pg_class.oid, attnum, 'UPDATE')
          as "canUpdate",
        has_table_privilege($1, pg_class.oid, 'DELETE') as "canDelete"
      from pg_class join pg_attribute on attrelid = pg_class.oid
      where relnamespace = 'public'::regnamespace and relkind = 'r'
        and attnum > 0 and not attisdropped
        and has_any_column_privilege($1, pg_class.oid, 'SELECT')
      order by relname, attnum`,
    [role],
  );
}

/** The functions in the schema public that the role may call. */
export function functionsOf(sql: Sql, role: string): Promise<DatabaseFunction[]> {
  return sql<DatabaseFunction>(
    `select proname as name,
        obj_description(pg_proc.oid, 'pg_proc') as comment,
        (
          select relname from pg_class
          where reltype = prorettype and relkind = 'r' and relnamespace = 'public'::regnamespace
        ) as "returnedTable",
        format_type(prorettype, null) as "returnType",
        proretset as "returnsSet",
        coalesce(parameters.inputs, '[]') as parameters,
        coalesce(parameters.outputs, row_columns.outputs, '[]') as columns
      from pg_proc cross join lateral (
        select
          json_agg(parameter order by number) filter (where mode = 'i') as inputs,
          json_agg(parameter order by number) filter (where mode = 't') as outputs
        from (
          select number, coalesce(mode, 'i') as mode,
            json_build_object(
              'name', name,
              'type', format_type(type, null),
              'isOptional', number > pronargs - pronargdefaults
            ) as parameter
          from unnest(coalesce(proallargtypes, proargtypes::oid[]), proargnames, proargmodes)
            with ordinality as parameter (type, name, mode, number)
        ) as numbered
      ) as parameters cross join lateral (
        select json_agg(
            json_build_object(
              'name', attname, 'type', format_type(atttypid, null), 'isOptional', false
            ) order by attnum
          ) as outputs
        from pg_type join pg_attribute on attrelid = typrelid
        where pg_type.oid = prorettype and attnum > 0 and not attisdropped
      ) as row_columns
      where pronamespace = 'public'::regnamespace and has_function_privilege($1, oid, 'EXECUTE')
      order by proname`,
    [role],
  );
}

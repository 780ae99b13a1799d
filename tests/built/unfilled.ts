/** Left by a template, or by a value that is missing. */
export const UNFILLED = /\{\w+\}|\/:\w+|:slug|\bundefined\b|\bNaN\b|\[object /;

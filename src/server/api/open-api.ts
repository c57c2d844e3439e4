import * as z from 'zod';
import {
  outgoingChangeSchema,
  outgoingProjectSchema,
  outgoingPropertySchema,
} from '#outgoing/content/outgoing-schema.ts';
import { changeParameters, listParameters, propertyParameters } from './parameters.ts';

const next = { type: ['string', 'null'], description: 'The cursor of the next page; null on the last' };

/** The description of the API (OpenAPI 3.1); its attributes come from the field catalogue. */
export function openApi(publicUrl: string) {
  return {
    openapi: '3.1.1',
    info: {
      title: 'Properties and projects',
      version: '1',
      description:
        'The content of this site, for programs. Anybody may ask, up to 300 times a minute. Facts that the site hides, such as a price or a street, are left out here. Amounts are in cents, areas in m², lengths in m.',
      license: { name: 'The content belongs to the agency', identifier: 'LicenseRef-agency' },
    },
    servers: [{ url: `${publicUrl}/api/v1` }],
    security: [],
    paths: {
      '/properties': {
        get: {
          operationId: 'listProperties',
          summary: 'Lists properties, by id',
          parameters: parametersOf(propertyParameters),
          responses: answersWith(pageOf('properties', 'Property')),
        },
      },
      '/properties/{id}': one('Property', 'getProperty'),
      '/projects': {
        get: {
          operationId: 'listProjects',
          summary: 'Lists new-build projects, by id',
          parameters: parametersOf(listParameters),
          responses: answersWith(pageOf('projects', 'Project')),
        },
      },
      '/projects/{id}': one('Project', 'getProject'),
      '/changes': {
        get: {
          operationId: 'listChanges',
          summary: 'Lists properties and projects that appeared, changed or went since a number',
          description:
            'Ask every few minutes with the `next` of the last answer, and read the listed items again. A change gets its number within a minute. Numbers are kept for 400 days: an older number, or one that was never given, is answered with 410.',
          parameters: parametersOf(changeParameters),
          responses: answersWith(
            {
              type: 'object',
              required: ['changes', 'next'],
              properties: {
                changes: { type: 'array', items: reference('Change') },
                next: { type: 'integer' },
              },
            },
            { 410: refusal('The changes after that number are unknown') },
          ),
        },
      },
    },
    components: {
      schemas: {
        Property: schemaOf(outgoingPropertySchema),
        Project: schemaOf(outgoingProjectSchema),
        Change: schemaOf(outgoingChangeSchema),
        Problem: {
          type: 'object',
          required: ['type', 'title', 'status'],
          properties: {
            type: { type: 'string' },
            title: { type: 'string' },
            status: { type: 'integer' },
            detail: { type: 'string' },
            errors: {
              type: 'array',
              items: {
                type: 'object',
                required: ['parameter', 'detail'],
                properties: { parameter: { type: 'string' }, detail: { type: 'string' } },
              },
            },
          },
        },
      },
    },
  };
}

export type OpenApi = ReturnType<typeof openApi>;

/** Leaves out `$schema`: the document says its version once for all parts. */
function schemaOf(schema: z.ZodType) {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { unrepresentable: 'any' });
  return rest;
}

/** Describes the text in the address, not what a transformation makes of it. */
function parametersOf(schema: z.ZodObject) {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return Object.entries(properties).map(([name, each]) => {
    const { description, ...rest } = each as { description?: string };
    return { name, in: 'query', ...(description && { description }), schema: rest };
  });
}

function one(name: 'Property' | 'Project', operationId: string) {
  return {
    get: {
      operationId,
      summary: `Gives a ${name.toLowerCase()}`,
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer', minimum: 1 } }],
      responses: answersWith(reference(name), {
        404: refusal('There was never one on the site'),
        410: refusal('It is no longer on the site'),
      }),
    },
  };
}

function pageOf(key: string, name: string) {
  return {
    type: 'object',
    required: [key, 'next'],
    properties: { [key]: { type: 'array', items: reference(name) }, next },
  };
}

function answersWith(schema: object, others: Record<number, object> = {}) {
  return {
    200: { description: 'Found', content: { 'application/json': { schema } } },
    304: { description: 'The same as the ETag in If-None-Match' },
    400: refusal('A parameter is wrong'),
    ...others,
    429: refusal('Too many requests: try again after the seconds in Retry-After'),
  };
}

function refusal(description: string) {
  return { description, content: { 'application/problem+json': { schema: reference('Problem') } } };
}

function reference(name: string) {
  return { $ref: `#/components/schemas/${name}` };
}

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { feedbackAnswer, feedbackBody } from './feedback.schema.ts';
import type { FeedbackService } from './feedback.service.ts';

export const feedbackRoutes: FastifyPluginAsyncZod<{ feedback: FeedbackService }> = async (
  app,
  { feedback },
) => {
  app.post(
    '/feedback',
    {
      config: { access: 'public', problems: ['feedback_limited'] },
      schema: {
        operationId: 'sendFeedback',
        tags: ['Feedback'],
        body: feedbackBody,
        response: { 202: feedbackAnswer },
      },
    },
    async (request, reply) => {
      await feedback.receive(request.body, request.ip);
      return reply.code(202).send({ isReceived: true as const });
    },
  );
};
